import { Module } from '@nestjs/common';
import { Resealer } from './resealer.js';

@Module({ providers: [Resealer] })
export class RotationModule {}
