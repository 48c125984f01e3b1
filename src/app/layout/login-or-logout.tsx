import { LogIn, LogOut } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { loginRequested } from '@/domain/dialogs/slice';
import { sessionEnded } from '@/domain/session/types';
import { selectIsLoggedIn } from '@/domain/session/slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';

/** `onPress` runs before the login or logout. */
export function LoginOrLogout({ className, onPress }: { className: string; onPress?: () => void }) {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const dispatch = useAppDispatch();
  const logout = useLogout();
  const Icon = isLoggedIn ? LogOut : LogIn;
  return (
    <Button
      variant="secondary"
      size="44"
      className={className}
      onClick={() => {
        onPress?.();
        if (isLoggedIn) logout();
        else dispatch(loginRequested());
      }}
    >
      <Icon className="size-4 rtl:-scale-x-100" />
      <span>{isLoggedIn ? m.layout_logout() : m.layout_login()}</span>
    </Button>
  );
}

/** Logs out and goes home (docs/behaviour.md 10.4). */
function useLogout(): () => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return () => {
    dispatch(sessionEnded());
    void navigate(paths.home);
  };
}
