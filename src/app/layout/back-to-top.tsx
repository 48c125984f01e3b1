import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { BACK_TO_TOP_SCROLL_PX } from '@/config/limits';
import { m } from '@/texts';
import { IconButton } from '@/ui/controls/icon-button';
import { useFocusFallback } from '@/ui/hooks/use-focus-fallback';

/** Shown after 300 px of scrolling. */
export function BackToTop() {
  const [isScrolled, setScrolled] = useState(false);
  const box = useFocusFallback();
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > BACK_TO_TOP_SCROLL_PX);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  if (!isScrolled) return null;
  return (
    <div ref={box} className="fixed start-3 bottom-back-to-top z-20">
      <IconButton
        label={m.layout_back_to_top()}
        icon={<ArrowUp className="size-5" />}
        variant="raised"
        onClick={() => window.scrollTo({ top: 0 })}
        className="shadow-float"
      />
    </div>
  );
}
