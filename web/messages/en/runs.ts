/** Words of what the console's server does on its own. */
export const runs = {
  one: 'Run',
  lead: 'What the console does for your accounts in several calls. It goes on when you close this tab, and everybody who is signed in to the same account sees it.',
  outlives:
    'It goes on when you close this tab{known, select, yes {, and without you until {at} at the latest.} other {, for as long as the session lasts that works on it.}}',
  caption: 'Runs of your accounts, the newest first',
  list: { filter: 'Filter by what, state or region', noneMatch: 'No run matches', showAll: 'Show all' },
  noneTitle: 'No work',
  none: 'Work of several calls, such as copying the rights of a service account, is listed here for 30 days.',
  columns: {
    name: 'Run',
    state: 'State',
    sentence: 'So far',
    region: 'Region',
    changed: 'Last change',
    what: 'Step',
    outcome: 'Outcome',
    at: 'When',
  },
  kinds: {
    alike: 'Make this place like {about}',
    unlike: 'Take back what made this place like {about}',
    copyGrants: 'Copy the rights of {about}',
    upgradeCluster: 'Upgrade {about}',
    upgradeWave: 'Upgrade clusters to {about}',
    updatePackages: 'Update OS packages of {count, plural, one {# cluster} other {# clusters}}',
    addUsers: 'Add {count, plural, one {# user} other {# users}} to {about}',
    copyRole: 'Copy the role {about}',
    leaver:
      '{operation, select, UnassignUserSpace {Unassign {about} from {count, plural, one {one space} other {# spaces}}} PatchUserStateOrganisation {Deactivate {about}} DeleteUserOrganisation {Delete {about}} other {Take away what {about} holds}}',
    giveBack: 'Give back to {about} what was taken away',
    activate: 'Activate {count, plural, one {# user} other {# users}}',
    deactivate: 'Deactivate {count, plural, one {# user} other {# users}}',
    assign:
      'Assign {operation, select, AssignServiceAccountToSpace {{count, plural, one {# service account} other {# service accounts}}} other {{count, plural, one {# user} other {# users}}}} to {about}',
    unassign: 'Remove {count, plural, one {# user} other {# users}} from {about}',
    delete:
      '{operation, select, DeleteServiceAccountOrganisation {Delete {count, plural, one {# service account} other {# service accounts}}} DeleteServiceAccountSpace {Remove {count, plural, one {# service account} other {# service accounts}} from {about}} other {Delete {count, plural, one {# user} other {# users}}}}',
    whenFree:
      '{operation, select, DeleteCluster {Delete {about}} CreateNodePool {Add a node pool to {about}} UpdateNodePoolCount {Resize a node pool of {about}} DeleteNodePool {Delete a node pool of {about}} AddWorkers {Add workers to {about}} RemoveWorkers {Remove a worker from {about}} other {Update OS packages of {about}}} once it is free',
    grant: 'Grant {about} to {count, plural, one {# account} other {# accounts}}',
    revoke: 'Take {about} from {count, plural, one {# account} other {# accounts}}',
    sameAccess: 'Give others the access of {about}',
    takeAccess: 'Take the access of {about} back from others',
    removeReviewed: 'Remove what {about} has marked',
    returnReviewed: 'Give back what {about} had removed',
    addAcls: 'Give ACLs in {about}',
    deleteAcls: 'Delete ACLs in {about}',
  },
  many: {
    menu: 'Change {type, select, users {{count, plural, one {# selected user} other {# selected users}}} other {{count, plural, one {# selected service account} other {# selected service accounts}}}}',
    actions: {
      links: 'Issue links…',
      same: 'Same access as…',
      grant: 'Grant a role or permission…',
      revoke: 'Take a role or permission…',
      activate: 'Activate…',
      deactivate: 'Deactivate…',
      assign: 'Assign to a space…',
      unassign: 'Remove from this space…',
      delete: 'Delete…',
    },
    title: {
      grant:
        'Grant to {type, select, users {{count, plural, one {# user} other {# users}}} other {{count, plural, one {# service account} other {# service accounts}}}}',
      revoke:
        'Take from {type, select, users {{count, plural, one {# user} other {# users}}} other {{count, plural, one {# service account} other {# service accounts}}}}',
      assign:
        'Assign {type, select, users {{count, plural, one {# user} other {# users}}} other {{count, plural, one {# service account} other {# service accounts}}}} to a space',
    },
    select: {
      page: 'All {here, number} on this page are selected.',
      shown: '{here, number} of those that match are selected.',
      take: '{count, plural, =0 {Select all} other {Select all #}}',
      takeMatching: '{count, plural, =0 {Select all that match} other {Select all # that match}}',
      reading: 'Reading the whole list: {loaded, number}',
      readingOf: 'Reading the whole list: {loaded, number} of {total, number}',
      giveUp: 'Give up',
      broken: 'Only {loaded, number} could be read. The selection is what it was.',
      again: 'Try again',
      tooMany: '{count, number} match, and one change takes {most, number} at most: narrow the filter.',
      all: 'All {count, number} are selected, as read at {time}.',
      allMatching: 'All {count, number} that match “{text}” are selected, as read at {time}.',
      some: '{left, number} of all {count, number} are selected, as read at {time}.',
      someMatching: '{left, number} of the {count, number} that match “{text}” are selected, as read at {time}.',
      kept: 'They stay selected whatever you filter for.',
      others: '{count, plural, one {# other is selected too.} other {# others are selected too.}}',
      hidden:
        '{hidden, plural, one {# of {count, number} selected is not shown here.} other {# of {count, number} selected are not shown here.}}',
      clear: 'Clear the selection',
    },
    choose: 'Choose a role or permission first.',
    chooseSpace: 'Choose a space first.',
    effect: 'What it does',
    effectOf: { grant: 'What granting {name} does', revoke: 'What taking {name} does' },
    read: '{asked, number} of {total, number} read',
    changed:
      '{type, select, users {{count, plural, one {# user is changed} other {# users are changed}}} other {{count, plural, one {# service account is changed} other {# service accounts are changed}}}}',
    same: {
      grant:
        '{type, select, users {{count, plural, one {# user holds} other {# users hold}}} other {{count, plural, one {# service account holds} other {# service accounts hold}}}} it already.',
      revoke:
        '{type, select, users {{count, plural, one {# user does} other {# users do}}} other {{count, plural, one {# service account does} other {# service accounts do}}}} not hold it here.',
    },
    leftOut:
      '{type, select, users {{count, plural, one {# user is} other {# users are}}} other {{count, plural, one {# service account is} other {# service accounts are}}}} left out: only those that were read are changed.',
    unreadLeftOut:
      '{type, select, users {{count, plural, one {# user} other {# users}}} other {{count, plural, one {# service account} other {# service accounts}}}} could not be read.',
    yourself: 'Your own account is among them and loses {count, plural, one {one permission} other {# permissions}}.',
    lockout:
      'Your own account loses the right to change policies here. You will not be able to undo it yourself. Go on all the same?',
    nothing: 'It would change nobody.',
    begin:
      '{type, select, users {{count, plural, one {Check # user} other {Check # users}}} other {{count, plural, one {Check # service account} other {Check # service accounts}}}}',
    notBegun: 'This could not be begun',
    selfTitle: 'Your own account is among them',
    selfLead: 'It would lose what this works with, and everything after it would be left undone. It is left out.',
    withoutSelf: '{count, plural, one {Go on with the other one} other {Go on with the other #}}',
    nobodyElse: 'Nobody else is selected.',
  },
  same: {
    title:
      '{type, select, users {{count, plural, one {Same access for # user} other {Same access for # users}}} other {{count, plural, one {Same access for # service account} other {Same access for # service accounts}}}}',
    lead: 'They are given the roles and permissions that somebody else holds. What they hold already stays as it is.',
    region: 'Region',
    place: 'Organisation or space it is taken from',
    placeHint: 'At another place, roles and permissions are found by their names.',
    placesFailed: 'The spaces of {region} could not be listed; paste the ID of one.',
    placeFirst: 'Choose a place first.',
    choose: 'Choose a user or service account…',
    chosen: 'Same as {name}. Choose somebody else…',
    chooseFirst: 'Choose whose access it is first.',
    wait: 'Comes when it has been read.',
    acls: 'The ACLs on single resources as well',
    aclsElsewhere: 'ACLs are on resources of that place, and are left out.',
    missing:
      '{count, plural, one {Left out: nothing of this name exists here} other {Left out: nothing of these names exists here}}',
    holdsNothing: '{name} holds nothing there that could be given here.',
    aclCount:
      '{count, plural, one {# ACL is given to each of them as well.} other {# ACLs are given to each of them as well.}} Who holds them already is told before anything is written.',
    effectOf: 'What the access of {name} does',
  },
  effects: {
    alike: 'Roles change for whoever holds them. What people are given or lose counts from the next call they make.',
    unlike: 'Only what that run has given and taken is taken back. A role that it created stays, and gives nothing.',
    addUsers:
      'Whoever is missing is created, then assigned and given the roles. People who are created cannot sign in before they get a link; those who are there already keep their names.',
    copyRole: 'Nobody holds the new role until somebody grants it.',
    giveBack: 'Only what was taken away by that run comes back.',
    activate: 'They can sign in again with the password and second factor they have.',
    deactivate:
      'They cannot sign in any more. The API does not say whether open sessions end at once. Their rights stay and count again once they are active.',
    assign:
      'Being assigned gives no right by itself. A run cannot take it back: leaving a space takes what was granted there since.',
    unassign: 'They lose all they are granted in this space. They stay in the organisation.',
    delete:
      '{operation, select, DeleteServiceAccountOrganisation {They get no token any more, their tokens end within moments, and all they are granted goes with them. This cannot be undone.} DeleteServiceAccountSpace {Those that were created in this space are deleted for good; others stay in the organisation and lose all they are granted here. The region does not tell beforehand which is which.} other {They are deleted from the organisation with all they are granted, and their API keys are revoked. This cannot be undone.}}',
    grant: 'It counts from the next call they make.',
    revoke: 'It stops to count with the next call they make.',
    sameAccess: 'It counts from the next call they make; what they hold already stays as it is.',
    takeAccess: 'Only what that run has given is taken. It ends with the next call they make.',
    removeReviewed:
      'Only what the review read and marked is taken, where it is still held. It ends with the next call they make.',
    returnReviewed: 'Only what was taken away by that run comes back. It counts from the next call they make.',
    addAcls: 'ACLs count from the next call; those held already stay as they are.',
    deleteAcls: 'The rights end with the next call; whoever created a resource keeps theirs.',
  },
  states: {
    arriving: 'Being sent',
    checking: 'Checking',
    ready: 'Waits for you',
    running: 'Running',
    waiting: 'Waiting',
    paused: 'Paused',
    done: 'Done',
    stopped: 'Stopped',
  },
  doneInPart: 'Ended, not all done',
  stopping: 'Stopping',
  sentence: {
    stopping:
      '{count, plural, one {One call is} other {# calls are}} still on the way, and waited for; nothing more is begun.',
    arriving: '{count, plural, one {# step has} other {# steps have}} arrived so far. Nothing is done before all have.',
    checking:
      'Reading what {count, plural, one {# step} other {# steps}} would change. Nothing is written before you confirm.',
    ready:
      '{todo, plural, =0 {Nothing to do} one {# step to do} other {# steps to do}}{skipped, plural, =0 {} other {, # so already}}{unclear, plural, =0 {} other {, # that cannot be known before}}{failed, plural, =0 {} other {, # that cannot be done}}.',
    so: '{done, number} done{skipped, plural, =0 {} other {, # so already}}{failed, plural, =0 {} other {, # failed}}{unknown, plural, =0 {} other {, # unknown}}{accepted, plural, =0 {} other {, # under way}}{left, plural, =0 {} other {, # left}}.',
  },
  waitsFor: {
    operation: 'Waits until the work that its region does has ended.',
    stage: 'The next stage begins at {at}.',
    region: 'Goes on at {at}: {region} has asked for a pause.',
    answer: 'Goes on at {at}: an answer was lost, and whether the call was carried out can be read from then on.',
  },
  reasons: {
    asked: 'Stopped by hand. What was done stays.',
    signedOut: 'Its session was signed out. What was done stays; go on with the session you have.',
    otherAccount:
      'Another account has signed in where {account} was. What was done stays; go on with the session you have.',
    sessionEnded:
      'The session it used has ended. Sign in as {account} in {region} to go on, or go on now with the session you have.',
    refused:
      '{region} does not accept {account} any more: it may have been deactivated. What was done stays. Once it is accepted again, go on.',
    regionDown: '{region} does not answer. It is asked again every few seconds.',
    failures: 'Steps have failed. Look at them before it goes on.',
    planOutdated: 'What was planned is not the way any more. Nothing is done that nobody has confirmed: plan it anew.',
    stageEnded: 'A stage has ended. The next one begins when you say so.',
  },
  noRight:
    '{single, select, true {Your account holds {permission} here neither by a role nor directly: the region will refuse each step about something on which it does not have that right by an ACL or as its creator.} other {Your account does not hold {permission} here: the region will refuse every step.}}',
  sessionHint:
    'It works with your rights{known, select, yes {, and goes on without you until {at} at the latest, also when your session ends idle. Then it pauses until you sign in again} other {}}.',
  actions: {
    confirm: '{count, plural, =0 {Finish} one {Do # step} other {Do # steps}}',
    resume: 'Go on',
    retry: 'Try again what failed',
    stage: 'Go on with stage {stage, number}',
    without: 'Go on without what failed',
  },
  stop: {
    forNow: 'Stop after this step',
    forGood: 'Stop for good',
    waiting: 'Do not do it',
    staged: 'Begin nothing more',
    title: 'Stop it for good?',
    left: '{left, plural, one {# step is left undone} other {# steps are left undone}}. The run cannot be taken up again. What was done stays.',
    begun: 'What was begun goes on in its region, and is looked at until its end is known.',
  },
  discard: 'Discard',
  discardTitle: 'Discard this run?',
  discardLead:
    'Nothing of it was done yet. What was put together for it, {count, plural, one {# step} other {# steps}}, is gone then.',
  result: 'Download the result',
  undo: 'Take back {count, plural, one {# change} other {# changes}}…',
  undoAcls: 'Take back what was changed…',
  finalTitle: '{name}?',
  finalCount: 'Type how many, to show that you mean all of them.',
  toUpgrade: 'Open the upgrade',
  toChecklist: 'Open the checklist',
  toRole: 'Open the role',
  toCluster: 'Open the cluster',
  stepsCaption: 'Steps of the run',
  filter: 'Show',
  all: 'All steps ({count, number})',
  noneInState: 'No step is in this state any more.',
  more: 'Show more steps',
  stepStates: {
    todo: 'To do',
    sending: 'Under way',
    accepted: 'Its region works on it',
    done: 'Done',
    failed: 'Failed',
    skipped: 'So already',
    unknown: 'Unknown',
  },
  notFollowed: 'Begun; looked at again when it goes on',
  notWatched: 'Begun; its end is not watched',
  followed: 'Nothing more is begun. What was begun is looked at until its end is known.',
  unclear: 'Cannot be told by reading.',
  step: {
    named: '{name}: {gives, number} given, {takes, number} taken',
    createRole: 'Create the role {name}',
    assign: 'Assign to {place}',
    policy: '{count, plural, one {# role or permission} other {# roles and permissions}} in {place}',
    acls: '{count, plural, one {# ACL} other {# ACLs}} in {place}',
    aclsOf: '{name}: {count, plural, one {# ACL} other {# ACLs}}',
    upgrade: '{part, select, workers {Workers} other {Control plane}} to {version}',
    person: '{name}, {email}',
    whenFree:
      '{operation, select, DeleteCluster {Delete cluster} CreateNodePool {Add node pool {name} ({count, plural, one {# node} other {# nodes}} of size {profile})} UpdateNodePoolCount {Resize {name} to {count, plural, one {# node} other {# nodes}}} DeleteNodePool {Delete node pool {name}} AddWorkers {Add {count, plural, one {# worker} other {# workers}} of size {profile} to {name}} RemoveWorkers {Remove a worker of size {profile} from {name}} other {Update OS packages}}',
  },
  notSent: {
    notNamed: 'Nothing is called so there: {name}.',
    severalNamed: 'More than one role is called {name} there.',
    roleNameTaken: 'There is a role named {name} there already. Copy it under another name.',
    gone: 'It is not there any more.',
    notAssigned: 'Not assigned to this space any more: assign the user first, then try again.',
    moved: 'Somebody has changed it since: it was left alone. Look again.',
    operationFailed: 'What it waited for has failed.',
    busyAgain: 'Another operation has taken the cluster meanwhile.',
    otherWay: 'The versions that were confirmed are not the way any more: plan it anew.',
    clusterGone: 'The cluster is gone.',
    clusterFailed: 'The cluster has failed, and can only be deleted.',
    nameTaken: 'This cluster already has a node pool of this name.',
    poolGone: 'The node pool {name} is gone.',
    poolHasCount: 'The node pool {name} has {count, plural, one {# node} other {# nodes}} already.',
    poolIsLast: 'The node pool {name} has become the last one: the cluster would be left without workers.',
    lastWorker: 'The node pool {name} has only one worker left, and would go with it.',
    profileGone: 'There is no node pool of size {profile} any more.',
    otherPool: 'Workers of size {profile} belong to another node pool now: {name}.',
  },
  created: {
    links: 'Issue links for those created…',
    nobody: 'This run has created nobody.',
  },
  acls: { each: 'Each of them', row: '{permission} on {resource}', so: 'so already' },
  receipt: {
    title: 'What it changed',
    hint: 'By what each step asked for and what came of it, not by what anybody may do now: what a role gives may be another by now.',
    partly: 'Told of here: {shown, number} of {all, plural, one {# step} other {# steps}}.',
    more: 'Tell of more',
    lost: 'Lost ({count, number})',
    gained: 'Gained ({count, number})',
    failed: 'Failed ({count, number})',
    uncertain: 'Not known whether done ({count, number})',
    inert: 'Nothing to do, so already ({count, number})',
    todo: 'Not begun ({count, number})',
    change:
      '{kind, select, policy {roles and permissions: {gives, plural, =0 {{takes, number} taken away} other {{takes, plural, =0 {{gives, number} given} other {{takes, number} taken away, {gives, number} given}}}}} acls {ACLs: {gives, plural, =0 {{takes, number} deleted} other {{gives, number} given}}} deleted {deleted, with all that was held} unassigned {taken out of the space, with all that was held there} deactivated {deactivated} activated {activated} other {assigned to a space}}',
    asked: 'asked for: {change}',
    perhapsSo: 'may have been so before',
  },
  stepEffect: {
    title: 'What it does',
    unread: 'What {name} holds could not be read now.',
    same: 'Nothing: it is so already.',
  },
  changedAcls: '{changed, number} changed, {same, number} so already',
  left: {
    create: 'new user',
    role: 'new role',
    permissions: '{count, plural, one {# permission} other {# permissions}}',
    spaces: '{count, plural, one {# space} other {# spaces}}',
    roles: '{count, plural, one {# role} other {# roles}}',
    notDone: 'Not done: {what}',
    notKnown: 'Not known whether done: {what}',
  },
  told: {
    sentence:
      '{how, select, done {{name}: done} doneInPart {{name}: ended, not all done} failures {{name}: paused, steps have failed} notSent {{name}: not done, it waits for you} sessionEnded {{name}: paused, its session has ended} signedOut {{name}: paused, its session was signed out} otherAccount {{name}: paused, another account has signed in} refused {{name}: paused, its region does not accept the account any more} stageEnded {{name}: a stage has ended, the next one waits for you} other {{name}: paused, its plan is out of date}}',
    open: 'Open the run',
  },
  cost: {
    calls: 'At most {calls, plural, one {# call that changes} other {# calls that change}} something.',
    minutes:
      '{count, plural, =0 {That takes less than a minute} one {That takes about # minute} other {That takes about # minutes}} if {region} answers as it has while this was checked.',
    hours:
      '{count, plural, one {That takes about # hour} other {That takes about # hours}} if {region} answers as it has while this was checked.',
  },
  timeLeft: {
    minutes: '{count, plural, =0 {Less than a minute left.} one {About # minute left.} other {About # minutes left.}}',
    hours: '{count, plural, one {About # hour left.} other {About # hours left.}}',
  },
  line: {
    underWay: 'Under way:',
    far: '{ended, number} of {total, number}',
    checking: 'Checking',
    asOf: 'As of {time}',
    several: '{count, plural, one {# run} other {# runs}}',
    regionDown: '{region} does not answer',
    waitsForOperation: 'waits for {region}',
    waitsUntil: 'goes on at {at}',
  },
  delete: 'Delete from this list',
  deleteStopped: 'Stop it first.',
  deleteFinished: 'Delete {count, plural, one {# finished run} other {# finished runs}}',
  deleted:
    '{count, plural, one {The run is deleted} other {# runs are deleted}}; what {count, plural, one {it} other {they}} did stays',
} as const;

declare module '../areas.ts' {
  interface Messages {
    readonly runs: typeof runs;
  }
}
