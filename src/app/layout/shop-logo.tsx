import { Utensils } from 'lucide-react';
import { useState } from 'react';
import { selectShownInfo } from '@/domain/shop/slice';
import { useAppSelector } from '@/store/hooks';
import { classNames } from '@/ui/class-names';

export function ShopLogo({ className }: { className: string }) {
  const url = useAppSelector(selectShownInfo)?.imageUrl;
  const [failedUrl, setFailedUrl] = useState('');
  if (url && url !== failedUrl) {
    return (
      <img
        src={url}
        alt=""
        // Dish pictures load first.
        fetchPriority="low"
        loading="lazy"
        className={classNames('shrink-0 object-cover', className)}
        onError={() => setFailedUrl(url)}
      />
    );
  }
  return (
    <span className={classNames('grid shrink-0 place-items-center bg-accent text-on-accent', className)}>
      <Utensils className="size-1/2" />
    </span>
  );
}
