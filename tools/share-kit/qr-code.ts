import { toString } from 'qrcode';

/** Width of the image in pixels. Print programs scale it without loss. */
const WIDTH = 600;

/**
 * Returns an SVG image with the quiet zone of four modules that the standard asks for. It is black on white, whatever
 * the accent: phones read it best, and printers print black sharpest. Level Q can restore a quarter of the code's bytes.
 */
export function qrCodeSvg(url: string): Promise<string> {
  return toString(url, {
    type: 'svg',
    errorCorrectionLevel: 'Q',
    margin: 4,
    width: WIDTH,
    color: { dark: '#000000', light: '#ffffff' },
  });
}
