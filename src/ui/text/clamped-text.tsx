import { useState } from 'react';
import { clampGraphemes } from '@/lib/graphemes';
import { classNames } from '../class-names';

interface ClampedTextProps {
  text: string;
  /** In graphemes: 72 in rows, 100 in the popup, 80 in the repeat sheet. */
  limit: number;
  moreLabel: string;
  lessLabel: string;
  /** Id of the text's subject, to tell several buttons apart. */
  describedBy?: string;
  className?: string;
}

export function ClampedText({ text, limit, moreLabel, lessLabel, describedBy, className }: ClampedTextProps) {
  const [open, setOpen] = useState(false);
  const clamped = clampGraphemes(text, limit);
  const isClamped = clamped.length < text.length;
  const shown = !isClamped ? text : open ? `${text} ` : `${clamped.trimEnd()}… `;
  return (
    <p className={classNames('text-14 text-ink-muted', className)}>
      <span dir="auto">{shown}</span>
      {isClamped && (
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
      )}
    </p>
  );
}
