/**
 * Decodes a segment of a URL's path; null for malformed text. The router's parameters read a literal '%2F' in a segment as a
 * slash.
 */
export function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
