import type { SentImage } from "./turns.js";

const TYPES = ["image/png", "image/jpeg", "image/gif", "image/webp"];
const THUMBNAIL_PIXELS = 64;

interface ReadImages {
  readonly images: readonly SentImage[];
  /** A sentence for each file that is not a readable image. */
  readonly problems: readonly string[];
}

/** Reads the images among the files. */
export async function readImages(files: Iterable<File>): Promise<ReadImages> {
  const read = await Promise.all([...files].map(readImage));
  return {
    images: read.filter((each) => typeof each !== "string"),
    problems: read.filter((each) => typeof each === "string"),
  };
}

/** Reads an image, or returns why it is not one. */
async function readImage(file: File): Promise<SentImage | string> {
  const { name, type } = file;
  if (!TYPES.includes(type)) return `${name} is not a PNG, JPEG, GIF or WebP image.`;
  try {
    const [url, thumbnail] = await Promise.all([dataUrlOf(file), thumbnailOf(file)]);
    return { name, url, thumbnail };
  } catch {
    return `${name} cannot be read.`;
  }
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () =>
      resolve(typeof reader.result === "string" ? reader.result : ""),
    );
    reader.addEventListener("error", () => reject(reader.error ?? new Error("unread")));
    reader.readAsDataURL(file);
  });
}

/**
 * Draws a thumbnail instead of loading it, because the page's policy allows only images of this
 * host.
 */
async function thumbnailOf(file: File): Promise<HTMLCanvasElement> {
  const canvas = document.createElement("canvas");
  canvas.width = THUMBNAIL_PIXELS;
  canvas.height = THUMBNAIL_PIXELS;
  canvas.setAttribute("role", "img");
  canvas.setAttribute("aria-label", file.name);
  try {
    const bitmap = await createImageBitmap(file);
    const scale = THUMBNAIL_PIXELS / Math.max(bitmap.width, bitmap.height);
    const [width, height] = [bitmap.width * scale, bitmap.height * scale];
    const [left, top] = [(THUMBNAIL_PIXELS - width) / 2, (THUMBNAIL_PIXELS - height) / 2];
    canvas.getContext("2d")?.drawImage(bitmap, left, top, width, height);
  } catch {
    canvas.setAttribute("aria-label", `${file.name}, which this browser cannot draw`);
  }
  return canvas;
}
