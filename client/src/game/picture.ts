// Turns a drawing of the page into a picture file, including its fonts.
import slab from "@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff2?url";
import rye from "@fontsource/rye/files/rye-latin-400-normal.woff2?url";
import zilla from "@fontsource/zilla-slab/files/zilla-slab-latin-700-normal.woff2?url";

const FONTS = { Rye: rye, "Alfa Slab One": slab, "Zilla Slab": zilla };

/** A PNG of a drawing in the size of its view box. */
export async function pictureOf(svg: SVGSVGElement): Promise<Blob> {
  const { width, height } = svg.viewBox.baseVal;
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await standalone(svg, width, height))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png");
  });
}

async function standalone(svg: SVGSVGElement, width: number, height: number): Promise<string> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const defs = `<defs><style>${await fontFaces()}</style></defs>`;
  // As text: the page's content security policy would drop the styles of elements.
  return new XMLSerializer().serializeToString(copy).replace(/<svg[^>]*>/, (tag) => tag + defs);
}

async function fontFaces(): Promise<string> {
  const faces = Object.entries(FONTS).map(async ([family, url]) => {
    const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
    const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    return `@font-face{font-family:"${family}";src:url(data:font/woff2;base64,${text}) format("woff2")}`;
  });
  return (await Promise.all(faces)).join("");
}
