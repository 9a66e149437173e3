import { useEffect, useRef } from 'react';
import { Button, type ButtonProps } from './Button.tsx';

/** The button of a question that changes nothing. It has the focus when the question opens. */
export function SafeButton(props: Omit<ButtonProps, 'ref'>) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The dialog itself takes the focus first.
    const frame = requestAnimationFrame(() => button.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return <Button {...props} ref={button} />;
}
