import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { sessionEnded } from '@/domain/session/events';
import { useAppDispatch } from '@/store/hooks';

/** Logs out and goes home (spec §4, Login). */
export function useLogout(): () => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return () => {
    dispatch(sessionEnded());
    void navigate(paths.home);
  };
}
