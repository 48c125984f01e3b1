import { LegalPage } from '@/features/legal/legal-page';
import { termsAndConditions } from '@/features/legal/legal-texts';
import { legalText } from '@/texts/legal';

export default function TermAndConditionRoute() {
  return (
    <LegalPage
      headerTitle={legalText('legal_terms_head')}
      title={legalText('legal_terms_title')}
      sections={termsAndConditions}
    />
  );
}
