import { useSearchParams } from 'react-router-dom';
import { paths } from '@/config/paths';
import { EditAddress } from '@/features/addresses/edit-address';
import { useGoBack } from '@/ui/hooks/use-go-back';

export default function AddressRoute() {
  const [query] = useSearchParams();
  const goBack = useGoBack(paths.cart);
  return <EditAddress id={query.get('id') ?? ''} goBack={goBack} />;
}
