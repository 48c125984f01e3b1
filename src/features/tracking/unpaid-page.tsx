import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useGoBack } from '@/ui/hooks/use-go-back';
import { m } from '@/texts';
import { buttonClass } from '@/ui/controls/button';
import { PageHeader } from '@/ui/layout/page-header';
import { StateMessage } from '@/ui/feedback/state-message';

/** Return page of a failed or cancelled payment: no order exists. */
export function UnpaidPage() {
  return (
    <main className="min-h-dvh bg-surface">
      <PageHeader title={m.tracking_title()} onBack={useGoBack(paths.home)} />
      <StateMessage
        kind="empty-cart"
        title={m.tracking_unpaid()}
        description={m.tracking_unpaid_text()}
        action={
          <Link to={paths.cart} className={buttonClass()}>
            {m.tracking_to_cart()}
          </Link>
        }
        className="pt-20"
      />
    </main>
  );
}
