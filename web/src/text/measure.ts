// How wide a line of text will be, for the labels that are drawn in SVG.
const pen = document.createElement("canvas").getContext("2d")!;

export function lineWidth(text: string, size: number): number {
  pen.font = `600 ${size}px "Commissioner Variable", system-ui, sans-serif`;
  return pen.measureText(text).width;
}
