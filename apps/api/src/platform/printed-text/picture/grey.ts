/** A picture in shades of grey, row by row from the top; 0 is black. */
export interface Grey {
  pixels: Uint8Array
  width: number
  height: number
}
