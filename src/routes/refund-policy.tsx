import { LegalPage } from '@/features/legal/legal-page';
import { refundPolicy } from '@/features/legal/legal-texts';
import { legalText } from '@/texts/legal';

export default function RefundPolicyRoute() {
  return (
    <LegalPage
      headerTitle={legalText('legal_refund_head')}
      title={legalText('legal_refund_title')}
      sections={refundPolicy}
    />
  );
}
