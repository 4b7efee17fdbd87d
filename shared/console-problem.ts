/** Problems the console itself answers with (`source: console`): the machine-readable part of their `type`. */

const titles = {
  bad_request: 'The request cannot be read',
  invalid_parameter: 'The request has invalid values',
  /** No session, or it has ended. */
  signed_out: 'Not signed in',
  /** The session goes on; this region asks for a new sign-in. */
  region_signed_out: 'Not signed in to this region',
  wrong_credentials: 'Client id or secret is wrong',
  too_many_attempts: 'Too many attempts',
  cross_site_request: 'The request did not come from the console',
  not_found: 'Not found',
  /** Somebody has changed it since it was read. */
  changed_meanwhile: 'It was changed meanwhile',
  too_many_views: 'There are too many views',
  too_many_reviews: 'There are too many reviews',
  review_signed_off: 'The review is signed off',
  review_not_signed_off: 'The review is not signed off',
  review_unread: 'Not everything was read yet',
  review_undecided: 'Some lines are not decided yet',
  /** The account cannot read all of its scopes now. */
  review_out_of_sight: 'There are scopes that your account cannot read now',
  line_decided_meanwhile: 'Somebody else has decided one of these meanwhile',
  /** Of a run whose steps come in parts: others are there, or come before. */
  steps_out_of_turn: 'Another part of the steps is next',
  run_at_work: 'The run is at work',
  run_not_so: 'The run does not stand so',
  nothing_to_undo: 'There is nothing that can be taken back',
  too_many_runs: 'There are too many runs',
  /** Signing out would pause work: whoever asks says whether it is to. */
  work_goes_on: 'Work of this session goes on',
  payload_too_large: 'The request is too large',
  unsupported_media_type: 'The request must be JSON',
  /** Links of these regions open their provider's own pages. */
  no_self_service: 'Links of this console’s regions do not open here',
  region_unreachable: 'The region cannot be reached',
  region_untrusted: 'The region’s certificate is not trusted',
  region_answer_unusable: 'The region answered something unusable',
  region_timeout: 'The region did not answer in time',
  /** What the console keeps cannot be read or written now; nothing is said about who is signed in. */
  store_unavailable: 'The console cannot reach its own store',
  internal_error: 'The console failed',
} as const;

export type ConsoleProblemKind = keyof typeof titles;

const prefix = 'urn:portico:errors#';

/** The `type` of a console problem: `urn:portico:errors#region_signed_out`. */
export function consoleProblemType(kind: ConsoleProblemKind): string {
  return prefix + kind;
}

export function consoleProblemTitle(kind: ConsoleProblemKind): string {
  return titles[kind];
}
