import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { ClosedNotice } from '@/features/closed/closed-modal';
import { useGoBack } from '@/ui/hooks/use-go-back';
import { m } from '@/texts';
import { buttonClass } from '@/ui/controls/button';
import { PageHeader } from '@/ui/layout/page-header';

export default function ClosedRoute() {
  return (
    <>
      <PageHeader title={m.closed_title()} onBack={useGoBack(paths.home)} isHeading={false} />
      <div className="mx-auto max-w-90 pt-8">
        <ClosedNotice isPage>
          <Link to={paths.menu()} className={buttonClass()}>
            {m.closed_browse_menu()}
          </Link>
          <Link to={paths.home} className={buttonClass({ variant: 'text' })}>
            {m.closed_home()}
          </Link>
        </ClosedNotice>
      </div>
    </>
  );
}
