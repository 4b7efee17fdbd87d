/** Words of the page behind an activation or recovery link. Whoever reads them may never have seen the console. */
export const activation = {
  stepOf: 'Step {step, number} of 3',
  hello: 'Hello {firstname}.',
  next: 'Continue',
  back: 'Back',
  code: {
    title: 'Set up your sign-in',
    lead: 'You were sent a link and, apart from it, a code of six digits. Enter the code to go on. Then you choose a password and connect an authenticator app.',
    label: 'Code',
    hint: 'Six digits; it did not come in the same message as the link',
    needed: 'Enter the six digits of the code.',
    wrong: 'This is not the code that belongs to the link.',
    wrongLeft:
      '{triesLeft, plural, one {This is not the code of the link. One try is left; after that the link stops working.} other {This is not the code of the link. # tries are left.}}',
  },
  again: {
    tookTooLongTitle: 'That took more than half an hour',
    tookTooLong: 'Your link still works: enter its code again. The password you chose is kept on this page.',
    openedElsewhereTitle: 'The link was opened again somewhere else',
    openedElsewhere:
      'Go on there, for instance in another tab, or enter the code again to go on here. If it was not you, tell your administrator.',
    factor: 'In the authenticator app, delete the entry you made before: a new one follows.',
  },
  password: {
    title: 'Choose a password',
    lead: 'A few words that nobody would put together are easier to keep in mind, and a password manager is easier still.',
    label: 'New password',
    email: 'Address you sign in with',
    capsLock: 'Caps Lock is on',
    rulesTitle: 'The password has',
    rules: {
      shortest: 'at least 16 characters',
      longest: 'at most 72 characters',
      upperCase: 'an upper-case letter',
      lowerCase: 'a lower-case letter',
      digit: 'a digit',
      special: 'a special character, such as - ! ?',
    },
    met: 'met:',
    unmet: 'still missing:',
    count: 'Rules met: {met, number} of {all, number}',
    weak: 'The password does not meet all the rules yet.',
  },
  factor: {
    title: 'Connect an authenticator app',
    lead: 'From now on signing in takes your password and a code that an app on your phone shows. Any app for one-time passwords (TOTP) will do.',
    scan: 'Scan this code with the app.',
    qr: 'QR code that adds the account to an authenticator app',
    or: 'If you cannot scan it, enter this key in the app: type “time-based”, 6 digits, 30 seconds.',
    key: 'Key',
    copyKey: 'Copy the key',
    openApp: 'Open in the app on this device',
    label: 'Code from the app',
    hint: 'Six digits, another one every 30 seconds',
    submit: 'Finish',
    needed: 'Enter the six digits that the app shows.',
    wrong: 'This is not the code that the app shows now. Wait for the next one and enter it.',
    clockOff:
      'The clock of your device is about {unit, select, minutes {{count, plural, one {# minute} other {# minutes}}} other {{count, plural, one {# second} other {# seconds}}}} {direction, select, fast {fast} other {slow}}.',
    clockHelpTitle: 'Set the clock of your device right',
    clockHelp:
      'Codes depend on the time. In the settings of the device let it set date and time automatically, wait for the next code, and enter that one.',
  },
  done: {
    title: 'You are all set',
    lead: 'Your password and your authenticator app are set up, and the link no longer works.',
    where:
      'From now on you sign in to the region {region} with your e-mail address, your new password and a code from the app.',
    signIn: 'Go to sign-in',
    inactiveTitle: 'Your account is switched off',
    inactive:
      'Password and authenticator app are stored, but an administrator has switched your account off. Ask them to switch it on; you need no new link.',
  },
  ended: {
    missing: {
      title: 'Open the link from your message again',
      words:
        'This page was reloaded or opened without the link. For your safety the link is not kept here. Nothing is lost: it still works with the same code, and you begin again with step 1.',
    },
    incomplete: {
      title: 'A part of the link is missing',
      words:
        'The link was cut off on the way, as some mail programs do with long lines. Copy the whole link from the message, from “https” to its last letter, and open it again.',
    },
    unknown: {
      title: 'This link is not known',
      words:
        'Perhaps a letter of it was lost on the way. Copy the whole link from the message, from “https” to its last letter, and open it again. If that does not help, ask your administrator for a new one.',
    },
    expired: {
      title: 'This link has expired',
      words: 'Links work for 48 hours. Ask your administrator for a new one; nothing else is needed.',
    },
    used: {
      title: 'This link was used already',
      words:
        'A link works once. If it was you, sign in with the password you chose. If it was not, tell your administrator at once.',
    },
    superseded: {
      title: 'A newer link was sent to you',
      words: 'Only the newest link works. Look for the latest message and use its link with its code.',
    },
    exhausted: {
      title: 'Too many wrong codes',
      words:
        'After five wrong codes a link stops working, to protect your account. Ask your administrator for a new link and a new code.',
    },
    elsewhere: {
      title: 'This link opens elsewhere',
      words:
        'The regions of this console have pages of their own for activation and recovery. Open the link exactly as it was sent to you.',
    },
  },
  tooManyTitle: 'Too many attempts',
  tooMany: 'Try again in {minutes, plural, one {# minute} other {# minutes}}. The link still works then.',
  failedTitle: 'No answer',
  failedOpen: 'Nothing is lost: the link and its code still work. Check your connection and try again.',
  failedComplete:
    'It is not known whether this worked. Try again: if the page then says that the link was used, it did, and you can sign in.',
  requestId: 'Request ID',
} as const;

declare module '../areas.ts' {
  interface Messages {
    readonly activation: typeof activation;
  }
}
