import { createRequire } from 'node:module';
import type { Browser } from '@playwright/test';
import type jsQR from 'jsqr';
import type * as PdfJs from 'pdfjs-dist';

interface PrintedPage {
  /** In points. */
  width: number;
  height: number;
  /** Text of the QR code. */
  code: string | undefined;
  /** '#RRGGBB' of the pixel at the requested point. */
  colour: string;
}

/** A point of a page, as shares of its width and height. */
interface PagePoint {
  x: number;
  y: number;
}

export interface QrCodeReader {
  /** @param stain share of the width that a white stain covers */
  decode: (picture: Buffer, type: string, stain?: number) => Promise<string | undefined>;
  /** @param point where to take the colour */
  readPdf: (pdf: Buffer, point: PagePoint) => Promise<PrintedPage[]>;
}

interface ReaderGlobals {
  jsQR: typeof jsQR;
  pdfjsLib: typeof PdfJs;
}

export async function openQrCodeReader(browser: Browser): Promise<QrCodeReader> {
  const page = await browser.newPage();
  const { resolve } = createRequire(import.meta.url);
  await page.addScriptTag({ path: resolve('jsqr') });
  // PDF.js then needs no URL for its worker.
  for (const script of ['pdf.worker.mjs', 'pdf.mjs'])
    await page.addScriptTag({ path: resolve(`pdfjs-dist/build/${script}`), type: 'module' });
  await page.waitForFunction(() => 'pdfjsLib' in window && 'pdfjsWorker' in window);

  return {
    decode: (picture, type, stain = 0) =>
      page.evaluate(
        async ({ url, stain }) => {
          const image = new Image();
          image.src = url;
          await image.decode();
          const { width, height } = image;
          const context = new OffscreenCanvas(width, height).getContext('2d');
          if (!context) throw new Error('There is no canvas');
          context.drawImage(image, 0, 0);
          context.fillStyle = '#fff';
          context.fillRect(width * 0.5, height * 0.5, width * stain, height * stain);
          const { data } = context.getImageData(0, 0, width, height);
          const { jsQR: decodeCode } = window as unknown as ReaderGlobals;
          return decodeCode(data, width, height)?.data;
        },
        { url: `data:${type};base64,${picture.toString('base64')}`, stain },
      ),

    readPdf: (pdf, point) =>
      page.evaluate(
        async ({ url, point }) => {
          const { jsQR: decodeCode, pdfjsLib } = window as unknown as ReaderGlobals;
          const data = await (await fetch(url)).arrayBuffer();
          const pdfDocument = await pdfjsLib.getDocument({ data }).promise;
          const pages: PrintedPage[] = [];
          for (let number = 1; number <= pdfDocument.numPages; number += 1) {
            const pdfPage = await pdfDocument.getPage(number);
            const { width, height } = pdfPage.getViewport({ scale: 1 });
            // 144 dots per inch, fewer than any printer has.
            const viewport = pdfPage.getViewport({ scale: 2 });
            const canvas = document.createElement('canvas');
            canvas.width = Math.round(viewport.width);
            canvas.height = Math.round(viewport.height);
            await pdfPage.render({ canvas, viewport }).promise;
            const context = canvas.getContext('2d');
            if (!context) throw new Error('There is no canvas');
            const pixels = context.getImageData(0, 0, canvas.width, canvas.height).data;
            const [red = 0, green = 0, blue = 0] = context.getImageData(
              Math.round(point.x * canvas.width),
              Math.round(point.y * canvas.height),
              1,
              1,
            ).data;
            const hex = [red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('');
            pages.push({
              width,
              height,
              code: decodeCode(pixels, canvas.width, canvas.height)?.data,
              colour: `#${hex.toUpperCase()}`,
            });
          }
          await pdfDocument.destroy();
          return pages;
        },
        { url: `data:application/pdf;base64,${pdf.toString('base64')}`, point },
      ),
  };
}
