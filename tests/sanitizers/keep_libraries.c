/* Drivers are unloaded before the program ends, and what they lost could not be told by the driver's name. */
int dlclose(void* library)
{
    (void)library;
    return 0;
}
