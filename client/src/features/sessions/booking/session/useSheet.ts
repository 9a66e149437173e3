import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface Sheet<Name extends string> {
  open: Name | null;
  show: (name: Name) => void;
  close: () => void;
}

/** Which dialog of a page is open, in an entry of the browser's history: its Back closes the dialog and stays on the page. */
export function useSheet<Name extends string>(): Sheet<Name> {
  const { state, search, hash, key } = useLocation();
  const navigate = useNavigate();
  const now = useRef(key);
  useEffect(() => {
    now.current = key;
  });
  // The entry goes a moment after the dialog, which must not be there any more when what it did takes the focus.
  const [closed, setClosed] = useState<string | null>(null);
  return {
    open: key === closed ? null : (state?.sheet ?? null),
    show: (sheet) =>
      void navigate({ search, hash }, { state: { ...state, sheet }, preventScrollReset: true }),
    close() {
      // A second press, or an answer that comes after the browser's Back, would leave the page.
      if (key === closed || key !== now.current) return;
      setClosed(key);
      void navigate(-1);
    },
  };
}
