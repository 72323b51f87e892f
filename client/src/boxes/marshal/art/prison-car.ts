// The colours of the Prison car, and how much of it is the cell.
export const PAINT = { frame: "#3d4450", sill: "#2a2f38", roof: "#2c323c" };

export function cellWidth(w: number): number {
  return Math.round(w * 0.42);
}
