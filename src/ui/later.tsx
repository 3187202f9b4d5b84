import { type ComponentType, useEffect, useState } from 'react';

/** A part of the interface that comes as a file of its own, when it is first asked for. */
export interface LaterPart<Props> {
  /** Shows nothing until the part is there. */
  readonly Part: ComponentType<Props>;
  /** Fetches it before it is needed. */
  readonly preload: () => Promise<void>;
}

/** Suspense would show what stands in for longer than it needs to. */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LaterPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const preload = async (): Promise<void> => {
    loaded ??= await load();
  };
  function Part(props: Props) {
    const [, redraw] = useState(loaded !== null);
    useEffect(() => {
      const fail = (error: unknown): void =>
        redraw(() => {
          throw error;
        });
      if (loaded === null) preload().then(() => redraw(true), fail);
    }, []);
    const Loaded = loaded;
    return Loaded === null ? null : <Loaded {...props} />;
  }
  return { Part, preload };
}
