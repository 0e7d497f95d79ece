// A line of the log that knows where on the board it happened.
import Capitol.Play

LogLine {
    required property int site // or -1
    required property int area // that it tells of as a whole, or -1
}
