import { env } from '@/config/env';
import { selectShopFace } from '@/domain/shop/slice';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';

/** Copyright and address (spec, section 2: Other). */
export function Footer() {
  const info = useAppSelector(selectShopFace);
  return (
    <footer className="bg-surface-sunken pb-[calc(var(--dock-height,0px)+44px+24px)] text-center text-14 text-ink-muted">
      <div className="page-width flex flex-col gap-2 pt-6">
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
