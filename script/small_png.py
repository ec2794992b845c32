"""Pictures of few colours: a PNG with a palette is a third of one without. The browser does the counting."""

import base64
import struct
import zlib

from playwright.sync_api import Page

# Boxes of colours are cut at their mean, widest first; every pixel then takes the nearest mean.
REDUCE = """async ([png, most]) => {
  const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const { width, height } = picture;
  const pen = new OffscreenCanvas(width, height).getContext("2d");
  pen.drawImage(picture, 0, 0);
  const { data } = pen.getImageData(0, 0, width, height);
  const bins = new Map();
  const keyAt = (at) => ((data[at] >> 3) << 10) | ((data[at + 1] >> 3) << 5) | (data[at + 2] >> 3);
  for (let at = 0; at < data.length; at += 4) {
    const key = keyAt(at);
    const bin = bins.get(key) ?? [0, 0, 0, 0, key];
    for (let channel = 0; channel < 3; channel++) bin[channel] += data[at + channel];
    bin[3] += 1;
    bins.set(key, bin);
  }
  const colours = [...bins.values()].map(([r, g, b, n, key]) => ({ rgb: [r / n, g / n, b / n], n, key }));
  const weigh = (box) => {
    const total = box.reduce((sum, { n }) => sum + n, 0);
    const spreads = [0, 1, 2].map((channel) => {
      const mean = box.reduce((sum, { rgb, n }) => sum + rgb[channel] * n, 0) / total;
      return box.reduce((sum, { rgb, n }) => sum + (rgb[channel] - mean) ** 2 * n ** 0.8, 0);
    });
    const widest = spreads.indexOf(Math.max(...spreads));
    return { box, total, widest, spread: box.length > 1 ? spreads[widest] : 0 };
  };
  const boxes = [weigh(colours)];
  while (boxes.length < most) {
    boxes.sort((a, b) => a.spread - b.spread);
    const { box, total, widest, spread } = boxes.at(-1);
    if (!spread) break;
    boxes.pop();
    box.sort((a, b) => a.rgb[widest] - b.rgb[widest]);
    const mean = box.reduce((sum, { rgb, n }) => sum + rgb[widest] * n, 0) / total;
    const cut = Math.max(1, box.findIndex(({ rgb }) => rgb[widest] > mean));
    boxes.push(weigh(box.slice(0, cut)), weigh(box.slice(cut)));
  }
  const palette = boxes.map(({ box, total }) =>
    [0, 1, 2].map((channel) => Math.round(box.reduce((sum, { rgb, n }) => sum + rgb[channel] * n, 0) / total)));
  const nearest = new Map(colours.map(({ rgb, key }) => {
    const far = palette.map((mean) => mean.reduce((sum, value, channel) => sum + (value - rgb[channel]) ** 2, 0));
    return [key, far.indexOf(Math.min(...far))];
  }));
  let places = "";
  for (let at = 0; at < data.length; at += 4) places += String.fromCharCode(nearest.get(keyAt(at)));
  return { width, height, palette: palette.flat(), places: btoa(places) };
}"""


def reduce_colours(page: Page, png: bytes, most: int) -> bytes:
    """The same picture in at most so many colours. The page only lends its canvas."""
    found = page.evaluate(REDUCE, [base64.b64encode(png).decode(), most])
    width, height, places = found["width"], found["height"], base64.b64decode(found["places"])
    rows = b"".join(b"\0" + places[row * width : (row + 1) * width] for row in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = [(b"IHDR", head), (b"PLTE", bytes(found["palette"])), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(name, content) for name, content in parts)


def chunk(name: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))
