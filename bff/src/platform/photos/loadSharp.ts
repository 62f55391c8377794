/** Loads sharp with the first picture that is processed: most are served from the folder of rendered ones, and libvips takes 20 MB. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1); // one thread per picture; the concurrency limiter bounds the number of pictures
  sharp.cache(false);
  return sharp;
}
