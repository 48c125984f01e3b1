import { LegalPage } from '@/features/legal/legal-page';
import { refundPolicy } from '@/features/legal/legal-texts';
import { m } from '@/texts';

export default function RefundPolicyRoute() {
  return (
    <LegalPage headerTitle={m.legal_refund_head()} title={m.legal_refund_title()} sections={refundPolicy} />
  );
}
