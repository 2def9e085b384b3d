const TYPES = ["image/png", "image/jpeg", "image/gif", "image/webp"];
const THUMBNAIL_PIXELS = 64;

/** The images among files, as `{name, url, thumbnail}`; `url` is a data URL. */
export async function readImages(files) {
  const images = [...files].filter(({ type }) => TYPES.includes(type));
  return Promise.all(images.map(readImage));
}

async function readImage(file) {
  const [url, thumbnail] = await Promise.all([dataUrlOf(file), thumbnailOf(file)]);
  return { name: file.name, url, thumbnail };
}

function dataUrlOf(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result));
    reader.addEventListener("error", () => reject(reader.error));
    reader.readAsDataURL(file);
  });
}

/** Drawn, not loaded: the page's policy admits no images but this host's. */
async function thumbnailOf(file) {
  const canvas = document.createElement("canvas");
  canvas.width = THUMBNAIL_PIXELS;
  canvas.height = THUMBNAIL_PIXELS;
  canvas.setAttribute("role", "img");
  canvas.setAttribute("aria-label", file.name);
  try {
    const bitmap = await createImageBitmap(file);
    const scale = THUMBNAIL_PIXELS / Math.max(bitmap.width, bitmap.height);
    const [width, height] = [bitmap.width * scale, bitmap.height * scale];
    const [left, top] = [width, height].map((size) => (THUMBNAIL_PIXELS - size) / 2);
    canvas.getContext("2d").drawImage(bitmap, left, top, width, height);
  } catch {
    canvas.setAttribute("aria-label", `${file.name}, which this browser cannot draw`);
  }
  return canvas;
}
