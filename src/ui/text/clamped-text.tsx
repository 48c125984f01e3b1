import { useState } from 'react';
import { classNames } from '../layout/class-names';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first `limit` characters as a reader counts them, never half an emoji or a bare vowel sign. */
export function clampGraphemes(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let count = 0;
  for (const { index } of graphemes.segment(text)) {
    if (count === limit) return text.slice(0, index);
    count += 1;
  }
  return text;
}

export interface ClampedTextProps {
  text: string;
  /** Characters shown before the cut: 72 in rows, 100 in the popup, 80 in the repeat sheet (section 9). */
  limit: number;
  moreLabel: string;
  lessLabel: string;
  /** Id of what the text is about, where several such buttons stand on a page. */
  describedBy?: string;
  className?: string;
}

/** A text that is cut until its 'more' is tapped; the tap stays here, though the row around opens a dish. */
export function ClampedText({ text, limit, moreLabel, lessLabel, describedBy, className }: ClampedTextProps) {
  const [open, setOpen] = useState(false);
  const head = clampGraphemes(text, limit);
  const isCut = head.length < text.length;
  return (
    <p className={classNames('text-14 text-ink-muted', className)}>
      {isCut && !open ? `${head.trimEnd()}… ` : text}
      {isCut && (
        <>
          {open && ' '}
          <button
            type="button"
            aria-expanded={open}
            aria-describedby={describedBy}
            onClick={(event) => {
              event.preventDefault();
              event.stopPropagation();
              setOpen(!open);
            }}
            className="touch-44 inline font-semibold text-ink hover:underline"
          >
            {open ? lessLabel : moreLabel}
          </button>
        </>
      )}
    </p>
  );
}
