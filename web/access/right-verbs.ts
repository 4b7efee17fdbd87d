/** Actions that there are words for; rights on policies have what they are on in their action. */
export const verbs = {
  get: 'get',
  create: 'create',
  update: 'update',
  delete: 'delete',
  recover: 'recover',
  reset: 'reset',
  resetPassword: 'resetPassword',
  owner: 'owner',
  createAdmin: 'createAdmin',
  getPolicy: 'get',
  createPolicy: 'create',
  deletePolicy: 'delete',
} as const;

export function isWorded(action: string): action is keyof typeof verbs {
  return Object.hasOwn(verbs, action);
}
