// Sheets of drawings as data: every shape becomes a list of outlines with their paint.  Groups, copies and basic shapes
// are resolved.
import { IDENTITY, matrixOf, product, simplified, type Matrix } from "./paths.ts";

/** The attributes that paint an outline, and the outline itself; to move it, move every pair of its numbers. */
export type Path = readonly [paint: string, d: string];

/** All shapes of some sheets by id; `views` has the view boxes of the icons. */
export interface Shapes {
  readonly shapes: Readonly<Record<string, readonly Path[]>>;
  readonly views: Readonly<Record<string, string>>;
}

interface Node {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
}

const IGNORED = new Set(["svg", "defs"]);
const GEOMETRY = new Set([
  "id",
  "d",
  "x",
  "y",
  "cx",
  "cy",
  "r",
  "rx",
  "ry",
  "width",
  "height",
  "href",
  "transform",
  "viewBox",
]);

export function shapesOf(sheets: readonly string[]): Shapes {
  const known = new Map<string, Node>();
  for (const sheet of sheets) {
    for (const node of everything(parsed(sheet))) {
      const { id } = node.attributes;
      if (id === undefined || IGNORED.has(node.tag)) continue;
      if (known.has(id)) throw new Error(`two shapes are called ${id}`);
      known.set(id, node);
    }
  }
  const shapes = Object.fromEntries([...known].map(([id, node]) => [id, [...flat(node, known)]]));
  const views = [...known].flatMap(([id, { attributes }]) => (attributes.viewBox ? [[id, attributes.viewBox]] : []));
  return { shapes, views: Object.fromEntries(views) as Record<string, string> };
}

/** The outlines of a node, each in its position and with its inherited paint. */
function* flat(
  { tag, attributes, children }: Node,
  known: ReadonlyMap<string, Node>,
  at: Matrix = IDENTITY,
  inherited: Readonly<Record<string, string>> = {},
): Generator<Path> {
  const own = Object.entries(attributes).filter(([name]) => !GEOMETRY.has(name));
  const paint = { ...inherited, ...Object.fromEntries(own) };
  let here = product(at, matrixOf(attributes.transform ?? ""));
  const d = outline(tag, attributes);
  if (d !== null) {
    yield [
      Object.entries(paint)
        .map(([name, value]) => `${name}="${value}"`)
        .join(" "),
      simplified(d, here),
    ];
    return;
  }
  if (attributes.opacity) throw new Error(`<${tag} opacity>: a group cannot be transparent as a whole`);
  if (tag === "use") {
    const shape = known.get((attributes.href ?? "").slice(1));
    if (!shape) throw new Error(`no sheet draws ${attributes.href ?? "it"}`);
    here = product(here, [1, 0, 0, 1, Number(attributes.x ?? 0), Number(attributes.y ?? 0)]);
    yield* flat(shape, known, here, paint);
  } else if (tag !== "g" && tag !== "symbol") throw new Error(`<${tag}> is not supported`);
  for (const child of children) yield* flat(child, known, here, paint);
}

/** The outline of a basic shape; null for a container. */
function outline(tag: string, attributes: Readonly<Record<string, string>>): string | null {
  const n = (name: string, otherwise = 0): number => Number(attributes[name] ?? otherwise);
  if (tag === "path") return attributes.d ?? "";
  if (tag === "circle" || tag === "ellipse") {
    const [rx, ry] = tag === "circle" ? [n("r"), n("r")] : [n("rx"), n("ry")];
    return `M${n("cx") - rx} ${n("cy")}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
  }
  if (tag === "rect") {
    const [w, h, r] = [n("width"), n("height"), n("rx")];
    const corner = (x: number, y: number): string => (r ? `a${r} ${r} 0 0 1 ${x} ${y}` : "");
    const sides = `h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}h${2 * r - w}${corner(-r, -r)}v${2 * r - h}`;
    return `M${n("x") + r} ${n("y")}${sides}${corner(r, -r)}z`;
  }
  return null;
}

/** A sheet is plain XML: elements with attributes, and no text. */
function parsed(sheet: string): Node {
  const root: Node = { tag: "svg", attributes: {}, children: [] };
  const open = [root];
  for (const [, closing, tag = "", rest = "", empty] of sheet
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    if (closing) {
      if (open.pop()?.tag !== tag) throw new Error(`</${tag}> closes another element`);
      continue;
    }
    const attributes = Object.fromEntries(
      [...rest.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value!.replaceAll(/\s+/g, " ").trim(),
      ]),
    );
    const node: Node = { tag, attributes, children: [] };
    open.at(-1)!.children.push(node);
    if (!empty) open.push(node);
  }
  if (open.length !== 1) throw new Error(`<${open.at(-1)!.tag}> is not closed`);
  return root;
}

function* everything(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children) yield* everything(child);
}
