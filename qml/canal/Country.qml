// The ground of the map, in the colours of the theme.
import Capitol.Canal

CountryItem {
    land: CountryShades.land
    hill: CountryShades.hill
    ink: CountryShades.ink
    line: CountryShades.line
    coast: CountryShades.coast
}
