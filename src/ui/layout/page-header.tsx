import { ArrowLeft } from 'lucide-react';
import { createContext, use, type ReactElement } from 'react';
import { m } from '@/texts';
import { classNames } from '../class-names';
import { IconButton } from '../controls/icon-button';

/** Button that opens the side menu, for pages without the top bar on phones; nothing outside the layout. */
export const SideMenuToggle = createContext<ReactElement | false>(false);

interface PageHeaderProps {
  title: string;
  onBack: () => void;
  /** False where the page has its own heading: then the header is for phones only. */
  isHeading?: boolean;
  action?: ReactElement;
}

export function PageHeader({ title, onBack, isHeading = true, action }: PageHeaderProps) {
  const Title = isHeading ? 'h1' : 'p';
  return (
    <div className={classNames('bg-surface lg:bg-transparent', !isHeading && 'lg:hidden')}>
      <div className="page-width flex min-h-14 flex-wrap items-center gap-1 lg:pt-8 lg:pb-2">
        <IconButton
          label={m.back()}
          icon={<ArrowLeft className="size-5 rtl:-scale-x-100" />}
          onClick={onBack}
          className="-ms-3"
        />
        <Title
          // Repeats the page's own heading.
          aria-hidden={isHeading ? undefined : true}
          className="line-clamp-5 min-w-0 flex-1 basis-16 text-16 font-bold break-words lg:text-28"
        >
          {title}
        </Title>
        {action !== undefined && <div className="ms-auto flex max-w-full">{action}</div>}
        {use(SideMenuToggle)}
      </div>
    </div>
  );
}
