/** What hands a link and its code over. Its reader's language need not be that of the page (handover-words.ts). */
export const handover = {
  greeting: 'Hello {name},',
  link: 'this link opens the page on which you set up your password and your authenticator app for {region}:',
  once: 'It works once, until {until}. Open it yourself and do not forward this message.',
  codeFollows: 'The page asks for a code of six digits, which you get on another way.',
  code: 'the code for the link you were sent for {region} is:',
  keepCode: 'Enter it only on the page that the link opens. Nobody will ask you for it otherwise.',
};

declare module '../areas.ts' {
  interface Messages {
    readonly handover: typeof handover;
  }
}
