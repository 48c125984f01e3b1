import { LegalPage } from '@/features/legal/legal-page';
import { termsAndConditions } from '@/features/legal/legal-texts';
import { m } from '@/texts';

export default function TermAndConditionRoute() {
  return (
    <LegalPage
      headerTitle={m.legal_terms_head()}
      title={m.legal_terms_title()}
      sections={termsAndConditions}
    />
  );
}
