import { useRef, useState, type ReactNode } from 'react';
import { readTextFile } from './read-text-file.ts';

export interface TextFileOptions {
  /** Bytes. */
  readonly largest: number;
  /** What the browser offers to choose from. */
  readonly accept: string;
  readonly onText: (text: string, file: File) => void;
}

export interface TextFile {
  /** Lets somebody choose a file. */
  readonly choose: () => void;
  /** Reads one that was given otherwise. */
  readonly load: (file: File | undefined) => void;
  /** The last one was no text, or too large. */
  readonly failed: boolean;
  /** To be put beside the button that calls `choose`. */
  readonly input: ReactNode;
}

/** A text file that somebody chooses; it goes nowhere but into the page. */
export function useTextFile({ largest, accept, onText }: TextFileOptions): TextFile {
  const chooser = useRef<HTMLInputElement>(null);
  const [failed, setFailed] = useState(false);

  async function read(file: File) {
    const text = await readTextFile(file, largest);
    setFailed(text === undefined);
    if (text !== undefined) onText(text, file);
  }
  const load = (file: File | undefined) => {
    if (file !== undefined) void read(file);
  };
  return {
    choose: () => chooser.current?.click(),
    load,
    failed,
    input: (
      <input
        ref={chooser}
        type="file"
        hidden
        accept={accept}
        onChange={(event) => {
          load(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    ),
  };
}
