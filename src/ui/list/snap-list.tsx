import { Children, type ComponentProps } from 'react';
import { classNames } from '../class-names';
import { bringIntoView } from '../scroll/scroll-behavior';

interface SnapListProps extends ComponentProps<'ul'> {
  itemClassName: string;
}

export function SnapList({ className, itemClassName, children, ...rest }: SnapListProps) {
  return (
    <ul
      {...rest}
      onFocus={bringIntoView}
      className={classNames(
        'no-scrollbar relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain',
        className,
      )}
    >
      {Children.toArray(children).map((item, index) => (
        <li key={index} className={classNames('shrink-0 snap-start snap-always', itemClassName)}>
          {item}
        </li>
      ))}
    </ul>
  );
}
