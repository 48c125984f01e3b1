import { LegalPage } from '@/features/legal/legal-page';
import { privacyPolicy } from '@/features/legal/legal-texts';
import { legalText } from '@/texts/legal';

export default function PrivacyPolicyRoute() {
  return (
    <LegalPage
      headerTitle={legalText('legal_privacy_head')}
      title={legalText('legal_privacy_title')}
      sections={privacyPolicy}
    />
  );
}
