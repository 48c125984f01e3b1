import { Languages } from 'lucide-react';
import { env } from '@/config/env';
import { selectCompletedInfo } from '@/domain/shop/slice';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';
import { useLanguageSwitch } from './use-language-switch';

/** Language buttons, copyright and address (docs/behaviour.md 2.3). */
export function Footer() {
  const info = useAppSelector(selectCompletedInfo);
  const { others, choose } = useLanguageSwitch();
  return (
    <footer className="bg-surface-sunken pb-foot text-center text-14 text-ink-muted">
      <div className="page-width flex flex-col gap-2 pt-6">
        <div className="flex justify-center gap-2">
          {others.map(({ code, name }, index) => (
            // Keyed by index, so the focus stays on the button when the languages swap.
            <Button key={index} variant="secondary" size="44" lang={code} onClick={() => void choose(code)}>
              <Languages className="size-4" />
              <span>{name}</span>
            </Button>
          ))}
        </div>
        {info && (
          <>
            <p>{m.layout_copyright({ restaurant: info.name, product: env.productName })}</p>
            {info.address && <p>{m.layout_address({ address: info.address })}</p>}
          </>
        )}
      </div>
    </footer>
  );
}
