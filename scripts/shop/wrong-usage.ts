/** Invalid command line. */
export class WrongUsage extends Error {}
