import { useLocation, useNavigate } from 'react-router';
import { withoutAsking } from '#web/form/unsaved-guard.ts';

/** History state of an address that was opened from the page behind the panel, so that closing goes back to it. */
export interface PanelState {
  readonly panel?: true;
}

export interface Panel {
  /** What the panel is about (an id, or the empty text); undefined while it is closed. */
  readonly subject: string | undefined;
  /** Shows the panel under an address of its own: Back closes it, and the address can be shared. */
  readonly open: (subject?: string) => void;
  readonly close: () => void;
}

/** Text of a query; what has no value stands without `=`. */
const queryOf = (params: URLSearchParams) => params.toString().replace(/=(?=&|$)/g, '');

/** A drawer over a page whose being open stands in the address, as `?name` or `?name=subject`. The rest of the address stays. */
export function usePanel(name: string): Panel {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  return {
    subject: params.get(name) ?? undefined,
    open: (subject = '') => {
      params.set(name, subject);
      void navigate({ search: queryOf(params) }, { state: { ...state, panel: true } satisfies PanelState });
    },
    close: () => {
      if ((state as PanelState | null)?.panel) {
        // What leads here has asked already, or has sent what was typed.
        withoutAsking(() => void navigate(-1));
        return;
      }
      params.delete(name);
      void navigate({ search: queryOf(params) }, { replace: true, state });
    },
  };
}
