import { Module } from '@nestjs/common';
import { BackgroundMail } from './background-mail.js';
import { MailLanguagesRepository } from './mail-languages.repository.js';
import { Mailer } from './mailer.js';

@Module({ providers: [Mailer, BackgroundMail, MailLanguagesRepository], exports: [BackgroundMail, Mailer] })
export class MailModule {}
