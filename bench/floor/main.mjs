/** The least that React, a router and a cache of queries need to show a list of users and one of them from it. */
import { createElement as h } from 'react';
import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes, useParams } from 'react-router';

const usersKey = ['users'];

async function read(address) {
  const answer = await fetch(address);
  return answer.json();
}

function Users() {
  const { data } = useQuery({ queryKey: usersKey, queryFn: () => read('/data/users') });
  if (data === undefined) return h('h1', null, 'Users');
  const rows = data.items.map(({ id, firstname, lastname, email, active }) =>
    h(
      'tr',
      { key: id },
      h('td', null, h(Link, { to: `/users/${id}` }, `${firstname} ${lastname}`)),
      h('td', null, email),
      h('td', null, active ? 'Active' : 'Invited'),
    ),
  );
  return h('main', null, h('h1', null, 'Users'), h('table', null, h('tbody', null, rows)));
}

function User() {
  const { id } = useParams();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ['user', id],
    queryFn: () => read(`/data/users/${id}`),
    placeholderData: () => client.getQueryData(usersKey)?.items.find((user) => user.id === id),
  });
  return h('main', null, h('h1', null, data && `${data.firstname} ${data.lastname}`), h('p', null, data?.email));
}

createRoot(document.querySelector('#root')).render(
  h(
    QueryClientProvider,
    { client: new QueryClient() },
    h(
      BrowserRouter,
      null,
      h(
        Routes,
        null,
        h(Route, { path: '/users', element: h(Users) }),
        h(Route, { path: '/users/:id', element: h(User) }),
      ),
    ),
  ),
);
