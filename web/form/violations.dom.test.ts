import { renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { describe, expect, test } from 'vitest';
import { applyViolations, formPath } from './violations.ts';

function clusterForm() {
  const { result } = renderHook(() => {
    const form = useForm({ defaultValues: { name: '', nodePools: [{ name: 'workers', minimum: 1 }] } });
    return { form, errors: form.formState.errors };
  });
  return result;
}

describe('formPath', () => {
  test.each([
    ['name', 'name'],
    ['nodePools[0].name', 'nodePools.0.name'],
    ['nodePools[12].taints[3]', 'nodePools.12.taints.3'],
    ['', ''],
  ])('reads %s as %s', (field, path) => {
    expect(formPath(field)).toBe(path);
  });
});

describe('applyViolations', () => {
  test('puts a violation on the field it names, however deep', () => {
    const { current } = clusterForm();
    const left = applyViolations(current.form, [
      { field: 'name', description: 'is taken' },
      { field: 'nodePools[0].name', description: 'too long' },
    ]);
    expect(left).toEqual([]);
    expect(current.form.getFieldState('name').error?.message).toBe('is taken');
    expect(current.form.getFieldState('nodePools.0.name').error?.message).toBe('too long');
  });

  test('joins several violations of one field', () => {
    const { current } = clusterForm();
    applyViolations(current.form, [
      { field: 'name', description: 'Too short.' },
      { field: 'name', description: 'No capitals.' },
    ]);
    expect(current.form.getFieldState('name').error?.message).toBe('Too short. No capitals.');
  });

  test('gives back what no field shows, in order', () => {
    const { current } = clusterForm();
    const strangers = [
      { field: 'nodePools[1].name', description: 'no such pool' },
      { field: '', description: 'the whole is wrong' },
      { field: '__proto__.polluted', description: 'odd' },
    ];
    expect(applyViolations(current.form, strangers)).toEqual(strangers);
    expect(current.errors).toEqual({});
  });

  test('asks the caller which fields are on the page', () => {
    const { current } = clusterForm();
    const violation = { field: 'name', description: 'is taken' };
    expect(applyViolations(current.form, [violation], () => false)).toEqual([violation]);
  });
});
