export { MenuPage as default } from '@/features/menu/menu-page';
