import { Utensils } from 'lucide-react';
import { classNames } from '../class-names';
import { useImageFallback } from '../hooks/use-image-fallback';

interface ImageWithFallbackProps {
  src: string | undefined;
  /** Empty when the name is beside the picture. */
  alt: string;
  /** In px; reserves the space before the picture loads. */
  width: number;
  height: number;
  /** The page's main picture: loaded first, never lazily. */
  priority?: boolean;
  isGrey?: boolean;
  className?: string;
}

/** Shows an icon when there is no picture or it fails to load. */
export function ImageWithFallback(props: ImageWithFallbackProps) {
  const { src, alt, width, height, priority = false, isGrey = false, className } = props;
  const { showsFallback, onError } = useImageFallback(src);
  return (
    <span
      className={classNames(
        'relative block shrink-0 overflow-hidden rounded-card',
        showsFallback ? 'bg-surface-sunken' : 'bg-skeleton',
        className,
      )}
      style={{ aspectRatio: width / height }}
    >
      {showsFallback ? (
        <span
          {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
          className="absolute inset-0 grid place-items-center text-line-strong"
        >
          <Utensils className="size-6" />
        </span>
      ) : (
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'sync' : 'async'}
          draggable={false}
          onError={onError}
          className={classNames(
            'absolute inset-0 size-full object-cover',
            isGrey ? 'grayscale' : '[filter:var(--picture-filter)]',
          )}
        />
      )}
    </span>
  );
}
