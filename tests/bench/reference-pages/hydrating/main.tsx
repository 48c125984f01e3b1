import { hydrateRoot } from 'react-dom/client';
import '../page.css';
import { Page } from '../page';
import type { Screen } from '../screen';

const screen = JSON.parse(document.getElementById('screen')!.textContent) as Screen;
hydrateRoot(document.getElementById('root')!, <Page screen={screen} />);
