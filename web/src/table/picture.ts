// The picture of a result as a file: a drawing of the page with everything it refers to, rendered to PNG.
const WIDTH = 1200;
const MARGIN = 60;
const TALLEST = 760; // of the drawing
const TITLE = 64;
const LINE = 52;
const SVG = "http://www.w3.org/2000/svg";
// What a drawing may take from style sheets; the file has none of these.
const STYLES = ["fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray"];
const MORE = ["stroke-linecap", "stroke-linejoin", "opacity", "stop-color", "stop-opacity", "display"];
const FONT = ["font-family", "font-size", "font-weight", "text-anchor"];
const REFERENCE = /#([\w-]+)/;

export interface Caption {
  title: string;
  lines: string[];
}

/** A PNG of the drawing with the words under it, in the colours of the page. */
export async function paint(drawing: SVGSVGElement, caption: Caption): Promise<Blob> {
  const image = await load(standalone(drawing));
  const scale = Math.min((WIDTH - 2 * MARGIN) / image.width, TALLEST / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = Math.ceil(height + 3 * MARGIN + TITLE + LINE * (caption.lines.length + 1));
  const context = canvas.getContext("2d")!;
  const style = getComputedStyle(document.documentElement);
  context.fillStyle = style.getPropertyValue("--stone");
  context.fillRect(0, 0, WIDTH, canvas.height);
  context.drawImage(image, (WIDTH - width) / 2, MARGIN, width, height);
  write(context, caption, MARGIN + height, style);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

function write(context: CanvasRenderingContext2D, caption: Caption, top: number, style: CSSStyleDeclaration): void {
  const room = WIDTH - 2 * MARGIN;
  let y = top + MARGIN / 2 + TITLE;
  context.textAlign = "center";
  context.fillStyle = style.getPropertyValue("--ink");
  context.font = `600 ${TITLE}px ${style.getPropertyValue("--display")}`;
  context.fillText(caption.title, WIDTH / 2, y, room);
  context.fillStyle = style.getPropertyValue("--ink-2");
  context.font = `500 30px ${style.getPropertyValue("--ui")}`;
  for (const line of [...caption.lines, "Leadlight"]) context.fillText(line, WIDTH / 2, (y += LINE), room);
}

/** The drawing as text that needs nothing else: styles written out, and the symbols it uses put inside. */
function standalone(drawing: SVGSVGElement): string {
  const { width, height } = drawing.viewBox.baseVal;
  const copy = copyStyled(drawing) as SVGSVGElement;
  const defs = document.createElementNS(SVG, "defs");
  collect(copy, defs, new Set());
  copy.prepend(defs);
  copy.setAttribute("xmlns", SVG);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  return new XMLSerializer().serializeToString(copy);
}

function copyStyled(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  const sources = [element, ...element.querySelectorAll("*")];
  const copies = [copy, ...copy.querySelectorAll("*")];
  for (const [number, source] of sources.entries()) inline(source as SVGElement, copies[number]!);
  return copy;
}

function inline(source: SVGElement, copy: Element): void {
  const style = getComputedStyle(source);
  const names = [...STYLES, ...MORE, ...(source.localName === "text" ? FONT : [])];
  // A symbol takes the colour of whoever uses it, so that stays open.
  const open = (name: string) => source.getAttribute(name) === "currentColor";
  const written = names.map((name) => `${name}:${open(name) ? "currentColor" : style.getPropertyValue(name)}`);
  if (source.style.color) written.push(`color:${style.color}`);
  copy.removeAttribute("class");
  copy.setAttribute("style", written.join(";"));
}

/** Copies everything that a drawing refers to by name, and what that refers to. */
function collect(drawing: Element, defs: Element, known: Set<string>): void {
  for (const element of [drawing, ...drawing.querySelectorAll("*")]) {
    for (const { value } of element.attributes) {
      const name = value.includes("#") ? REFERENCE.exec(value)?.[1] : undefined;
      const named = name && !known.has(name) ? document.getElementById(name) : null;
      if (!name || !named || drawing.querySelector(`[id="${name}"]`)) continue;
      known.add(name);
      const copy = copyStyled(named);
      defs.append(copy);
      collect(copy, defs, known);
    }
  }
}

async function load(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** Hands a file to another app where the browser can do that, else saves it. */
export async function send(file: File, title: string): Promise<"shared" | "saved" | "stopped"> {
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return "shared";
    } catch (error) {
      if ((error as Error).name === "AbortError") return "stopped";
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  return "saved";
}
