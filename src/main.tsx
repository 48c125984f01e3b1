import { createRoot } from 'react-dom/client';
import { App } from '@/app/app';
import { showToast } from '@/app/show-toast';
import { env } from '@/config/env';
import { identifyShop } from '@/domain/shop/identify';
import { makeStore } from '@/store';
import { startShop } from '@/store/start';
import './styles.css';

const address = identifyShop(window.location.hostname, window.location.pathname, env.primaryDomain);
const store = makeStore(address, showToast);
startShop(store);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(<App store={store} />);
