import { createAction } from '@reduxjs/toolkit';

export const choicesPersisted = createAction('checkout/choicesPersisted');
