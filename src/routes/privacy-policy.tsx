import { LegalPage } from '@/features/legal/legal-page';
import { privacyPolicy } from '@/features/legal/legal-texts';
import { m } from '@/texts';

export default function PrivacyPolicyRoute() {
  return (
    <LegalPage
      headerTitle={m.legal_privacy_head()}
      title={m.legal_privacy_title()}
      sections={privacyPolicy}
    />
  );
}
