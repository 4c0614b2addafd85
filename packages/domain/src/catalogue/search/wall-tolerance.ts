/** Millimetres: lists name the walls of older editions. */
export const WALL_TOLERANCE = 0.06
