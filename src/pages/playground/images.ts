import type { SentImage } from "./turns.js";

const TYPES = ["image/png", "image/jpeg", "image/gif", "image/webp"];
const THUMBNAIL_PIXELS = 64;

/** Reads the images among the files. */
export async function readImages(files: Iterable<File>): Promise<readonly SentImage[]> {
  const images = [...files].filter(({ type }) => TYPES.includes(type));
  return Promise.all(images.map(readImage));
}

async function readImage(file: File): Promise<SentImage> {
  const [url, thumbnail] = await Promise.all([dataUrlOf(file), thumbnailOf(file)]);
  return { name: file.name, url, thumbnail };
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
